"""What a visitor sees: models made from views, templates, styles and sentences. Reads rooms, changes nothing, computes
no rule. Called by `http`.
"""

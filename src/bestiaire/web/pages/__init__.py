"""What a visitor sees: models made from views, templates, styles and sentences. Computes no rule; called by `http`."""

"""What the box holds, and what may take the printed figures' place."""

"""What every page is made with: its frame, fragments, pictures and the event stream."""

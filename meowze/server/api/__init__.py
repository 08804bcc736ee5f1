"""What is asked by HTTP and answered once, or as a stream."""

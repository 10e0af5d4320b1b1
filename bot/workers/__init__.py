"""What runs beside the answers: the outbox that tells people, and the pool that draws pictures."""

/** Why the built-in PostgreSQL cannot serve, in a sentence for the person who starts the program. */
export class EmbeddedPostgresError extends Error {}

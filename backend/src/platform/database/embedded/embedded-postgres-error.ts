/** Explains to the operator why the embedded PostgreSQL can't run. */
export class EmbeddedPostgresError extends Error {}

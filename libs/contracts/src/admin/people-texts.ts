export const PEOPLE_TEXTS = {
  impossible: "This can't be done here. Accounts of administrators only change by commands.",
} as const;

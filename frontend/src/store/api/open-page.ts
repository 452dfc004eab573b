/**
 * Options of a query whose names others can see: while the page is in view, it is refetched so often that what
 * moderators have removed is gone within ten seconds.
 */
export const OPEN_PAGE = {
  pollingInterval: 8000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

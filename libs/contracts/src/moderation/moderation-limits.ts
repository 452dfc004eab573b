/** Reports: the optional note, how many of them admins see for one report, and reports per page. */
export const REPORT_NOTE_MAX_LENGTH = 300;
export const REPORT_NOTES_SHOWN = 20;
export const REPORTS_PAGE = 20;

import { ARCHIVE_TEXTS } from '../archive-texts';

const SAMPLE = 'size-3.5 rounded-[4px]';

/** Explains the tiles of the calendar. */
export const ArchiveLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-sm text-ink-2">
    <li className="flex items-center gap-1.5">
      <i className={`${SAMPLE} bg-ochre-soft inset-ring inset-ring-ochre`} aria-hidden="true" />
      {ARCHIVE_TEXTS.yourScore}
    </li>
    <li className="flex items-center gap-1.5">
      <i className={`${SAMPLE} bg-teal-soft inset-ring inset-ring-teal`} aria-hidden="true" />
      {ARCHIVE_TEXTS.practiceScore}
    </li>
    <li className="flex items-center gap-1.5">
      <i className={`${SAMPLE} border-2 border-dashed border-teal`} aria-hidden="true" />
      {ARCHIVE_TEXTS.begun}
    </li>
  </ul>
);

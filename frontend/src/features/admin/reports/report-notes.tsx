import { type Report, MODERATION_TEXTS, moreNotes } from '@tessera/contracts/moderation';

type Notes = Report['notes'];

/** How many notes are shown before the rest is opened. */
const FIRST = 2;

/** What the players wrote, without who they are. */
export function ReportNotes({ notes }: { readonly notes: Notes }) {
  if (notes.length === 0) return null;
  const rest = notes.slice(FIRST);
  return (
    <>
      <List notes={notes.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-link w-fit cursor-pointer py-1 text-sm">{moreNotes(rest.length)}</summary>
          <List notes={rest} />
        </details>
      )}
    </>
  );
}

const List = ({ notes }: { readonly notes: Notes }) => (
  <ul aria-label={MODERATION_TEXTS.notes} className="grid gap-1.5">
    {notes.map(({ note, at }, place) => (
      <li
        key={`${at} ${place}`}
        className="border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line"
      >
        <bdi>{note}</bdi>
      </li>
    ))}
  </ul>
);

import { shareLines, type SharedDaily } from './share-text';

/** The text as others will see it. The circles are drawn: not every device has circled letters in its fonts. */
export const SharePreview = ({ result }: { readonly result: SharedDaily }) => (
  <div className="grid gap-3 rounded-panel bg-socket p-4 text-center">
    <div>
      {shareLines(result).map((line, at) => (
        <p key={line} className={at === 0 ? 'font-semibold' : undefined}>
          {line}
        </p>
      ))}
    </div>
    <div className="mx-auto grid grid-cols-4 gap-1" aria-hidden="true">
      {result.grid.map((letter, cell) => (
        <span
          key={cell}
          className="grid size-[26px] place-items-center rounded-full border-[1.5px] border-current text-[13px] font-semibold"
        >
          {letter}
        </span>
      ))}
    </div>
  </div>
);

import {
  SHARE_FORMS,
  lineRows,
  spokenLetters,
  spokenLines,
  spokenSquares,
  type SharedGrid,
  type ShareForm,
} from '@tessera/contracts/results';
import { useId } from 'react';
import { SHARE_FORM_TEXTS, RESULTS_LABELS } from './results-labels';

const spoken = (form: ShareForm, { grid, scoring, lines }: SharedGrid): string =>
  form === 'letters' ? spokenLetters(grid) : lines ? spokenLines(lines) : spokenSquares(scoring);

interface ShareFormsProps {
  readonly shared: SharedGrid;
  readonly value: ShareForm;
  readonly onChange: (form: ShareForm) => void;
}

/** Two radio buttons side by side, each with its grid as others will see it. */
export function ShareForms({ shared, value, onChange }: ShareFormsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">{RESULTS_LABELS.whatToShare}</legend>
      <div className="choice share-forms">
        {SHARE_FORMS.map((form) => (
          <label key={form} className="choice__option">
            <span className="share-forms__name">
              <input
                className="size-4 flex-none accent-teal"
                type="radio"
                name={id}
                checked={form === value}
                onChange={() => onChange(form)}
                aria-describedby={`${id}-${form}`}
              />
              <span>{SHARE_FORM_TEXTS[form]}</span>
            </span>
            <GridPreview form={form} shared={shared} />
          </label>
        ))}
      </div>
      {SHARE_FORMS.map((form) => (
        <p key={form} id={`${id}-${form}`} hidden>
          {spoken(form, shared)}
        </p>
      ))}
    </fieldset>
  );
}

interface GridPreviewProps {
  readonly form: ShareForm;
  readonly shared: SharedGrid;
}

/** Drawn, because not every device's fonts have these characters. */
const GridPreview = ({ form, shared: { grid, scoring, lines } }: GridPreviewProps) =>
  form === 'squares' && lines ? (
    <span className="share-forms__lines" aria-hidden="true" translate="no">
      {lineRows(lines).map((row, at) => (
        <span key={at}>
          {row.split(' ').map((length, line) => (
            <i key={line} data-length={Number(length) || undefined}>
              {length}
            </i>
          ))}
        </span>
      ))}
    </span>
  ) : (
    <span className="share-forms__grid" aria-hidden="true" translate="no">
      {scoring.map((scores, cellIndex) =>
        form === 'letters' ? (
          <span key={cellIndex} data-letter="">
            {grid[cellIndex]}
          </span>
        ) : (
          <span key={cellIndex} data-scores={scores ? '' : undefined} />
        ),
      )}
    </span>
  );

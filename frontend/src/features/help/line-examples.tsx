import { LineExample } from './line-example';

/** Three lines of a grid with their scores. */
export const LineExamples = () => (
  <ul className="grid gap-3">
    <LineExample line="BRAT" word="BRAT">
      RAT and AT don't score extra: only the longest word counts.
    </LineExample>
    <LineExample line="MAOR" word="MA">
      MA and OR are both worth 2, but only the first one counts.
    </LineExample>
    <LineExample line="VATE" word="VAT">
      VAT and ATE are both worth 3. Again, only the first one counts.
    </LineExample>
  </ul>
);

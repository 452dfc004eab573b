import { LineExample } from './line-example';

/** Three lines of a grid with their scores. */
export const LineExamples = () => (
  <ul className="grid gap-3">
    <LineExample line="BRAT" word="BRAT">
      Nothing extra for RAT or AT: the longest word is the one that counts.
    </LineExample>
    <LineExample line="MAOR" word="MA">
      MA and OR are both worth 2. Only one of them counts, the first.
    </LineExample>
    <LineExample line="VATE" word="VAT">
      VAT and ATE are both worth 3, and again the first counts.
    </LineExample>
  </ul>
);

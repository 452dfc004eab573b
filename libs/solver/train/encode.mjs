// The learned tables as a TypeScript module, one printable character for each pattern.
import { ALPHABET } from '../dist/learned-values.js';
import { openPatterns } from '../dist/value-tables.js';

const WIDTH = 100;
// The few differences beyond are cut: their patterns hardly ever come up.
const CUT = 0.0005;

const clamp = (number, least, most) => Math.min(Math.max(number, least), most);

function encodeStage(values, estimate) {
  const differences = openPatterns().map((pattern) => values[pattern] - estimate[pattern]);
  const ordered = Float64Array.from(differences).sort();
  const lowest = ordered[Math.floor(CUT * ordered.length)];
  const step = (ordered[Math.ceil((1 - CUT) * ordered.length) - 1] - lowest) / (ALPHABET.length - 1);
  // A pattern that never came up shall stay exactly what it was.
  const aligned = step * Math.round(lowest / step);
  const rank = (difference) => clamp(Math.round((difference - aligned) / step), 0, ALPHABET.length - 1);
  return {
    lowest: aligned,
    step,
    marks: differences.map((difference) => ALPHABET[rank(difference)]).join(''),
  };
}

export const encodeStages = (stages, estimate) => stages.map((values) => encodeStage(values, estimate));

const rows = (marks) => marks.match(new RegExp(`.{1,${WIDTH}}`, 'g')).join('\n');

const stageText = ({ lowest, step, marks }) => `  {
    lowest: ${lowest},
    step: ${step},
    marks: \`
${rows(marks)}
\`,
  },`;

/** The text of the module with these stages; `origin` says in one line how they came about. */
export const moduleText = (
  stages,
  origin,
) => `// Written by \`npm run train -w libs/solver\`; do not edit, see ../../README.md.
// ${origin}
import type { LearnedStage } from '../learned-values.js';

export const MASTER_VALUES: readonly LearnedStage[] = [
${stages.map(stageText).join('\n')}
];
`;

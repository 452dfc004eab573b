import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import createIcon from './create-icon';

const CROWN = {
  name: 'crown',
  size: 24,
  node: [
    ['path', { d: 'M5 21h14', key: 'base' }],
    ['circle', { cx: '12', cy: '11', r: '4', key: 'jewel' }],
  ] as ['path' | 'circle', Record<string, string>][],
  aliases: ['tiara', 'diadem'],
};

const OURS = createIcon(CROWN);
const LUCIDES = createLucideIcon(CROWN);

const USES = {
  plain: {},
  'of another size and color': { size: 18, className: 'flex-none text-ochre' },
  'with a name': { role: 'img', 'aria-label': 'Admin' },
};

test.each(Object.entries(USES))('draws the same as lucide: %s', (_, props) => {
  const { container: ours } = render(<OURS {...props} />);
  const { container: lucides } = render(<LUCIDES {...props} />);
  expect(ours.innerHTML).toBe(lucides.innerHTML);
});

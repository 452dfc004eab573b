// Icons of Lucide (lucide.dev), each drawn as one path; the shapes are copied, because the package with all of them is a
// hundred times the size of the rest of this folder. Their license is in ./license.txt, which the build adds to the
// notices. To add one, copy the `d` of its paths, each of which has to start with a capital M.
import { createElement, type ComponentProps, type ReactElement } from 'react';

interface Props extends ComponentProps<'svg'> {
  /** In pixels; 24 without. */
  readonly size?: number;
}

/** An icon is hidden from screen readers unless it has a name. */
export type Icon = (props: Props) => ReactElement;

export const icon =
  (d: string): Icon =>
  ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'role' in rest || 'aria-label' in rest ? undefined : 'true',
        ...rest,
      },
      createElement('path', { d }),
    );

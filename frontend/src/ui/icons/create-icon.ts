import { createElement, type ComponentProps, type ReactElement } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
}

interface Props extends ComponentProps<'svg'> {
  readonly size?: number | string;
}

/**
 * Takes the place of lucide's own in the build, and draws the same icons. Lucide's computes the attributes of
 * each icon at run time, from options that we don't use.
 */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((alias) => `lucide-${alias}`)].join(' ');
  return ({ size = 24, className, ...rest }: Props): ReactElement =>
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
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': 'role' in rest || 'aria-label' in rest ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

import { Link, type LinkProps } from './link';

/** A link within a text. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => <Link className="text-link" {...props} />;

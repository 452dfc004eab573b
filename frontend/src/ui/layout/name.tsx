import type { ComponentProps } from 'react';

/** A name that somebody chose. Page translators leave it as it is, and its direction doesn't affect the text around it. */
export const Name = (props: ComponentProps<'bdi'>) => <bdi translate="no" {...props} />;

import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** It is being sent. Meanwhile, it can't be submitted again. */
  readonly busy: boolean;
  readonly onSubmit: () => unknown;
}

/** A form whose fields say themselves what is wrong, rather than the browser. */
export const Form = ({ busy, onSubmit, ...props }: FormProps) => (
  <form
    noValidate
    aria-busy={busy}
    {...props}
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) void onSubmit();
    }}
  />
);

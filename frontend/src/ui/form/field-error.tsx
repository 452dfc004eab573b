interface FieldErrorProps {
  readonly id: string;
  readonly text: string | null;
  /** It is announced in another way. */
  readonly announced?: boolean | undefined;
}

/** A field's error message. The field refers to its `id` in `aria-describedby`. */
export const FieldError = ({ id, text, announced = false }: FieldErrorProps) =>
  text !== null && (
    <p id={id} role={announced ? undefined : 'alert'} className="field__error">
      {text}
    </p>
  );

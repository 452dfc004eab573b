/** A field's error message. The field refers to its `id` in `aria-describedby`. */
export const FieldError = ({ id, text }: { readonly id: string; readonly text: string | null }) =>
  text !== null && (
    <p id={id} role="alert" className="field__error">
      {text}
    </p>
  );

/** What is wrong with what was written, at the field that describes itself by this `id`. */
export const FieldError = ({ id, text }: { readonly id: string; readonly text: string | null }) =>
  text !== null && (
    <p id={id} role="alert" className="field__error">
      {text}
    </p>
  );

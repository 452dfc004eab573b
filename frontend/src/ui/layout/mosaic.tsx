/** The four tesserae of the mark, as tiles; with a gap where the fourth should lie. */
export const Mosaic = ({ whole }: { readonly whole: boolean }) => (
  <div className="mosaic" aria-hidden="true">
    <i data-glaze="teal" />
    <i data-glaze="ochre" />
    <i data-glaze="terra" />
    <i data-glaze={whole ? 'ink' : 'gap'} />
  </div>
);

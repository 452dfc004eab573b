interface MosaicProps {
  readonly whole: boolean;
  readonly size?: 'small' | 'large' | undefined;
}

/** The logo's four tesserae as tiles. Unless `whole`, the fourth is a gap. */
export const Mosaic = ({ whole, size }: MosaicProps) => (
  <div className="mosaic" data-size={size} aria-hidden="true">
    <i data-glaze="teal" />
    <i data-glaze="ochre" />
    <i data-glaze="terra" />
    <i data-glaze={whole ? 'ink' : 'gap'} />
  </div>
);

import { lazyComponent } from '../lazy/lazy-component';

const QrPicture = lazyComponent(() => import('./qr-picture').then((part) => part.QrPicture));

interface QrCodeProps {
  readonly text: string;
  /** Where the code leads, for screen readers. */
  readonly label: string;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A QR code, generated in the browser. Its code loads on first use; until then it reserves its space. */
export const QrCode = ({ text, label, size }: QrCodeProps) => (
  <span
    className="block rounded-panel border border-line bg-white p-2.5"
    style={{ width: size, height: size }}
    role="img"
    aria-label={label}
  >
    <QrPicture text={text} />
  </span>
);

import { lazyComponent } from '../lazy/lazy-component';

const QrPicture = lazyComponent(() => import('./qr-picture').then((part) => part.QrPicture));

interface QrCodeProps {
  readonly text: string;
  /** What a scan leads to, for a screen reader. */
  readonly label: string;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A QR code, drawn here: its code loads with the first one. Holds its room until then. */
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

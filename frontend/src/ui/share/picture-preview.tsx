import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import type { Picture } from './picture-button';

/** The picture of a result. Keeps its place until it is there. */
export const PicturePreview = ({ picture }: { readonly picture: Picture | null }) => (
  <div className="overflow-clip rounded-panel border border-line bg-socket">
    {picture ? (
      <img
        src={picture.url}
        alt={TEXTS.pictureOfResult}
        width={LIMITS.SHARE_PICTURE_WIDTH}
        height={LIMITS.SHARE_PICTURE_HEIGHT}
        className="block h-auto w-full"
      />
    ) : (
      <div style={{ aspectRatio: LIMITS.SHARE_PICTURE_WIDTH / LIMITS.SHARE_PICTURE_HEIGHT }} />
    )}
  </div>
);

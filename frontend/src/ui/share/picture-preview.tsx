import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import { Button } from '../button/button';
import { PictureButton, SAVE_PICTURE, type Picture } from './picture-button';

/** The picture of a result, and a button that shares or saves it. Keeps its place until the picture is there. */
export const PicturePreview = ({ picture }: { readonly picture: Picture | null }) => (
  <div className="grid gap-2.5 pt-4">
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
    {picture ? (
      <PictureButton key={picture.url} {...picture} />
    ) : (
      <Button wide busy>
        {SAVE_PICTURE}
      </Button>
    )}
  </div>
);

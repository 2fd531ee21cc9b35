import { type UsedPart, photoCropMachine } from '#machines/photoCrop.ts';
import { cutPicture } from '#src/browser/cutPicture.ts';
import { pictureSize } from '#src/browser/pictureSize.ts';
import { pictureWithinLimit } from '#src/browser/pictureWithinLimit.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { CropDialog } from './CropDialog.tsx';

const wired = wire(photoCropMachine, {
  readPhoto: ({ file }) => pictureSize(file),
  // A PNG of fewer pixels can have more bytes than the one it was cut from.
  cutPhoto: async ({ file, cut }) => pictureWithinLimit(await cutPicture(file, cut)),
});

interface PhotoCropProps {
  readonly file: File;
  readonly onUse: (part: UsedPart) => void;
}

/** Crops and turns one photo in a dialog that is open from the start. Mount a new one for each time. */
export function PhotoCrop({ file, onUse }: PhotoCropProps) {
  const logic = wired.provide({ actions: { usePart: (_, part) => onUse(part) } });
  const crop = useWorkflow(logic, { input: { file } });
  return <CropDialog crop={crop} />;
}

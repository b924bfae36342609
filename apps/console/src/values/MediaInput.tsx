import { addNftMedia, CallError, nftMediaPath, type OutputOf } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refusalOf, send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import type { InputProps } from './input-props.ts';

type Kept = Pick<OutputOf<typeof addNftMedia>, 'hash'> & { readonly thumbnail?: string };

/** The kinds of files that a work is made of. */
export const mediaTypes = 'image/*,audio/*,video/*';

/** Takes a file, keeps it in the store of public media, and hands on its hash. */
export function MediaInput({ value, onChange, ...aria }: InputProps) {
  const t = useMessages();
  const posterId = useId();
  const [file, setFile] = useState<File>();
  const keeping = useMutation({
    mutationFn: async (given: { readonly file: File; readonly poster?: File }): Promise<Kept> => {
      const { file: whole, poster } = given;
      const face = poster && ((await send(addNftMedia, {}, poster)) as Kept);
      return (await send(addNftMedia, face === undefined ? {} : { poster: face.hash }, whole)) as Kept;
    },
    onSuccess: ({ hash }) => onChange(hash),
  });
  const needsPoster =
    file !== undefined && keeping.error instanceof CallError && keeping.error.code === 'nft_poster_needed';
  const kept = keeping.data?.hash === value ? keeping.data : undefined;
  return (
    <div className="flex flex-col gap-2">
      <FilePicker
        aria={aria}
        accept={mediaTypes}
        isDisabled={keeping.isPending}
        onChoose={(chosen) => {
          setFile(chosen);
          onChange('');
          keeping.mutate({ file: chosen });
        }}
      >
        {t('console.acts.chooseFile')}
      </FilePicker>
      {needsPoster && (
        <>
          <p id={posterId} role="status" className="text-12 text-fg-2">
            {t('console.acts.posterFile')}
          </p>
          <FilePicker
            aria={{ 'aria-describedby': posterId }}
            accept="image/*"
            onChoose={(poster) => keeping.mutate({ file, poster })}
          >
            {t('desk.form.upload')}
          </FilePicker>
        </>
      )}
      <div role="status" className="flex items-center gap-3 text-12 text-fg-3 empty:hidden">
        {keeping.isPending && t('console.acts.uploading')}
        {kept !== undefined && (
          <>
            <img
              src={nftMediaPath(kept.thumbnail ?? kept.hash)}
              alt=""
              className="size-16 rounded-field bg-inset object-cover"
            />
            {t('console.acts.uploaded', { name: file?.name ?? '' })}
          </>
        )}
      </div>
      {keeping.isError && !needsPoster && (
        <Note tone="danger">{refusalOf(keeping.error) ?? t('console.state.offline')}</Note>
      )}
    </div>
  );
}

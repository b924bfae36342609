import { addNftMedia, CallError, nftMediaPath, type OutputOf } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refusalOf, send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import type { InputProps } from './input-props.ts';

type Kept = Pick<OutputOf<typeof addNftMedia>, 'hash'> & { readonly thumbnail?: string };

/** The field of the browser speaks its language, and not the console's. */
const picker =
  'inline-flex h-8 cursor-pointer items-center self-start rounded-field bg-inset px-3 text-13 font-semibold whitespace-nowrap focus-within:outline-2 focus-within:outline-accent';

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
      <label className={picker}>
        {t('desk.form.upload')}
        <input
          {...aria}
          type="file"
          accept="image/*,audio/*,video/*"
          disabled={keeping.isPending}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen === undefined) return;
            setFile(chosen);
            onChange('');
            keeping.mutate({ file: chosen });
          }}
        />
      </label>
      {needsPoster && (
        <>
          <p id={posterId} role="status" className="text-12 text-fg-2">
            {t('console.acts.posterFile')}
          </p>
          <label className={picker}>
            {t('desk.form.upload')}
            <input
              type="file"
              accept="image/*"
              aria-describedby={posterId}
              className="sr-only"
              onChange={({ target }) => {
                const [poster] = target.files ?? [];
                if (poster !== undefined) keeping.mutate({ file, poster });
              }}
            />
          </label>
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

import { getUserInfo, setAvatar, type UserInfo } from '@candor/api';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useUpload } from '#hooks/use-upload.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { PictureSheet } from '#ui/PictureSheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { CropSheet } from './CropSheet.tsx';

/** The picture, and the way to another one: chosen, cut square, sent. */
export function AvatarEditor({ user }: { readonly user: UserInfo }) {
  const t = useMessages();
  const failureText = useFailureText();
  const [isChoosing, setIsChoosing] = useState(false);
  const [file, setFile] = useState<File>();
  const { upload, isBusy, error, clearError } = useUpload('avatar');
  const saving = useCommand(setAvatar, {
    invalidates: [getUserInfo],
    onFailed: () => true,
    onDone: () => {
      setFile(undefined);
      toast('success', t('profile.avatarSaved'));
    },
  });
  const failed = error ?? saving.error;

  async function save(picture: Blob): Promise<void> {
    saving.clearError();
    const location = await upload(picture);
    if (location !== undefined) await saving.run({ avatar: location });
  }
  return (
    <div className="flex flex-col items-center pt-2">
      <button
        type="button"
        aria-label={t('profile.changeAvatar')}
        onClick={() => setIsChoosing(true)}
        className="press relative rounded-full"
      >
        <Avatar path={user.avatar} name={user.nickname} size={88} />
        <span
          aria-hidden
          className="absolute -right-0.5 -bottom-0.5 grid size-8 place-items-center rounded-full border-2 border-bg bg-ink text-on-ink"
        >
          <Camera className="size-4" strokeWidth={1.75} />
        </span>
      </button>
      <PictureSheet
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={t('profile.avatar')}
        camera="user"
        takeText={t('profile.take')}
        chooseText={t('profile.choose')}
        hint={t('profile.kinds')}
        onPicture={(picture) => {
          clearError();
          saving.clearError();
          setFile(picture);
        }}
      />
      <CropSheet
        file={file}
        isBusy={isBusy || saving.isBusy}
        problem={failed && failureText(failed)}
        onClose={() => setFile(undefined)}
        onCut={(picture) => void save(picture)}
      />
    </div>
  );
}

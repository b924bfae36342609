import { CommandError } from '#ui/CommandError.tsx';
import { editNickname, getUserInfo, nicknameSize, signatureSize, type UserInfo } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { lengthOf, profileChanges, type ProfileForm, profileProblems } from './profile-form.ts';
import { UserFacts } from './UserFacts.tsx';

/** Picture, nickname and signature; below it the private facts of the account. */
export function UserInfoPage({ user }: { readonly user: UserInfo }) {
  const t = useMessages();
  const now: ProfileForm = { nickname: user.nickname, signature: user.signature };
  const [form, setForm] = useState(now);
  const saving = useCommand(editNickname, {
    invalidates: [getUserInfo],
    onFailed: () => true,
    onDone: (kept) => {
      setForm(kept);
      toast('success', t('profile.saved'));
    },
  });
  const problems = profileProblems(form, now);
  const changes = profileChanges(form, now);
  const hasProblem = Object.keys(problems).length > 0;
  const field = (name: keyof ProfileForm, most: number) => ({
    name,
    value: form[name],
    onChange: (text: string) => {
      saving.clearError();
      setForm({ ...form, [name]: text });
    },
    error: problems[name] && t(`profile.problems.${problems[name]}`),
    labelEnd: <Counter count={lengthOf(form[name])} most={most} />,
    autoComplete: 'off',
  });
  return (
    <Page
      title={t('common.titles.profile')}
      footer={
        <Button
          isWide
          isBusy={saving.isBusy}
          isDisabled={changes === undefined || hasProblem}
          reason={changes === undefined && t('profile.noChange')}
          onClick={() => changes !== undefined && void saving.run(changes)}
        >
          {t('profile.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-1 pb-[calc(var(--safe-bottom)+1.5rem)]">
        <AvatarEditor user={user} />
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (changes !== undefined && !hasProblem) void saving.run(changes);
          }}
        >
          <TextField
            {...field('nickname', nicknameSize.max)}
            label={t('profile.nickname')}
            hint={t('profile.nicknameHint')}
          />
          <TextField
            {...field('signature', signatureSize.max)}
            label={t('profile.signature')}
            hint={t('profile.signatureHint')}
          />
          <CommandError error={saving.error} />
          <button type="submit" hidden>
            {t('profile.save')}
          </button>
        </form>
        <UserFacts user={user} />
      </div>
    </Page>
  );
}

function Counter({ count, most }: { readonly count: number; readonly most: number }) {
  const t = useMessages();
  return (
    <span className={`text-12 tabular-nums ${count > most ? 'text-danger' : 'text-fg-3'}`}>
      {t('profile.counter', { count: String(count), most: String(most) })}
    </span>
  );
}

import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import type { Following } from './use-following.ts';

/** Begins or changes a follow; names the missing parts while there are any. */
export function FollowButton({ following }: { readonly following: Following }) {
  const t = useMessages();
  const { problem, isBusy, isEdit, send } = following;
  return (
    <Button
      isWide
      isBusy={isBusy}
      isDisabled={problem !== undefined}
      reason={problem !== undefined && t(`copy.form.problems.${problem}`)}
      onClick={send}
    >
      {t(isEdit ? 'copy.form.save' : 'copy.form.begin')}
    </Button>
  );
}

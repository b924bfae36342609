import type { UserInfo } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { Copy } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useShare } from '#features/help/use-share.ts';
import { Group } from '#ui/Group.tsx';
import { IdentityTag } from '#features/settings/IdentityTag.tsx';

/** The facts of the account, each with the page where it is changed. */
export function UserFacts({ user }: { readonly user: UserInfo }) {
  const t = useMessages();
  const { copy } = useShare();
  const bound = (text: string) => (text === '' ? t('profile.notBound') : text);
  return (
    <Group title={t('profile.account')}>
      <Row
        label={t('profile.uid')}
        value={<span className="text-fg tabular-nums">{user.uid}</span>}
        end={
          <IconButton
            label={t('profile.copyUid')}
            icon={<Copy aria-hidden />}
            size={16}
            className="text-fg-3"
            onClick={() => void copy(String(user.uid))}
          />
        }
      />
      <Row
        label={t('profile.identity')}
        value={<IdentityTag level={user.identityLevel} />}
        onPress={() => navigateTo('/pages/setting/real')}
      />
      <Row
        label={t('profile.email')}
        value={bound(user.email)}
        onPress={() => navigateTo('/pages/setting/bind_email')}
      />
      <Row
        label={t('profile.phone')}
        value={bound(user.phone)}
        onPress={() => navigateTo('/pages/setting/bind_mobile')}
      />
      <Row label={t('profile.since')} value={<TimeText atMs={user.createdAtMs} look="date" />} />
    </Group>
  );
}

import { Tag } from '@candor/kit/view';
import { Mail, Smartphone } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { Group } from '#ui/Group.tsx';
import type { Identity } from './identity.ts';
import { RealFrame } from './RealFrame.tsx';

const ways = [
  { way: 'email', icon: Mail, label: 'account.email', path: '/pages/setting/bind_email' },
  { way: 'phone', icon: Smartphone, label: 'account.phoneNumber', path: '/pages/setting/bind_mobile' },
] as const;

/** The first stage: an address or number for the outcome. */
export function ContactStage({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const { contacts } = identity;
  return (
    <RealFrame identity={identity}>
      <section className="flex flex-col gap-3">
        <p className="text-14 text-fg-2">{t(`identity.contact.${contacts.needed}`)}</p>
        <Group title={t('identity.contact.title')}>
          {ways.map(({ way, icon: Icon, label, path }) =>
            contacts[way] ? (
              <Row
                key={way}
                icon={<Icon strokeWidth={1.75} />}
                label={t(label)}
                end={<Tag look="good">{t('identity.contact.bound')}</Tag>}
              />
            ) : (
              <Row
                key={way}
                icon={<Icon strokeWidth={1.75} />}
                label={t(label)}
                value={t('identity.contact.bind')}
                onPress={() => navigateTo(path)}
              />
            ),
          )}
        </Group>
      </section>
    </RealFrame>
  );
}

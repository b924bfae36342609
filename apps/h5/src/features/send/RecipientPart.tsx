import { IconButton, TextField } from '@candor/kit/view';
import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCommandTrouble } from '#hooks/use-command-trouble.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { EmailBox } from '#features/auth-fields/EmailBox.tsx';
import type { IdentityValues } from '#features/auth-fields/identity-values.ts';
import { isEmail, isPhone } from '#features/auth-fields/identity.ts';
import { PhoneBox } from '#features/auth-fields/PhoneBox.tsx';
import { useArea } from '#features/auth-fields/use-area.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { ScanSheet } from '#ui/scan/ScanSheet.tsx';
import { RecentRecipients } from './RecentRecipients.tsx';
import { type Recipient, type RecipientKind, type SendLink, uidFromCode } from './send-form.ts';
import { type Named, useRecipient } from './use-recipient.ts';

interface RecipientPartProps {
  readonly recipient: Recipient | undefined;
  /** Of the address that the page was opened by: looked up at once. */
  readonly link: SendLink | undefined;
  readonly onChange: (recipient: Recipient | undefined) => void;
}

const labels = { email: 'send.byEmail', phone: 'send.byPhone', uid: 'send.byId' } as const;
const kinds = ['email', 'phone', 'uid'] as const satisfies readonly RecipientKind[];

/** The recipient: named whole and looked up, then shown by a masked name to be checked. */
export function RecipientPart({ recipient, link, onChange }: RecipientPartProps) {
  const t = useMessages();
  const uid = link !== undefined && 'uid' in link ? link.uid : undefined;
  const troubleText = useCommandTrouble();
  const [kind, setKind] = useState<RecipientKind>(uid === undefined ? 'email' : 'uid');
  const [id, setId] = useState(uid ?? '');
  const [isScanning, setIsScanning] = useState(false);
  const form = useForm<IdentityValues>({ defaultValues: { channel: 'email', email: '', phone: '', dialCode: '' } });
  const { dialCode } = useArea();
  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone'] });
  const { find, findSenderOf, isBusy, error, clearError } = useRecipient(onChange);
  const findByLink = useRef(
    link && (() => ('uid' in link ? find({ kind: 'uid', to: link.uid }) : findSenderOf(link.sendId))),
  );
  useEffect(() => {
    const begin = findByLink.current;
    findByLink.current = undefined;
    void begin?.();
  }, []);
  const named: Record<RecipientKind, Named | undefined> = {
    email: isEmail(email) ? { kind, to: email } : undefined,
    phone: isPhone(phone, dialCode) ? { kind, to: phone, areaCode: dialCode } : undefined,
    uid: uidFromCode(id) === undefined ? undefined : { kind, to: id.trim() },
  };
  const wanted = named[kind];
  if (recipient !== undefined) {
    return (
      <section aria-label={t('send.recipient')} className="flex flex-col gap-1.5">
        <h2 className="text-13 text-fg-2">{t('send.recipient')}</h2>
        <Card className="flex items-center gap-3 px-4 py-3">
          <Avatar path={recipient.avatar} name={recipient.name} size={40} />
          <span className="min-w-0 flex-1">
            <span className="block text-16 font-semibold">{recipient.name}</span>
            <span className="block truncate text-12 text-fg-3">{recipient.named}</span>
          </span>
          <Button look="soft" size="small" onClick={() => onChange(undefined)}>
            {t('send.change')}
          </Button>
        </Card>
        <p className="text-12 text-fg-3">{t('send.checkName')}</p>
      </section>
    );
  }
  return (
    <section aria-label={t('send.recipient')} className="flex flex-col gap-3">
      <SegmentedControl
        label={t('send.findBy')}
        items={kinds.map((one) => ({ id: one, label: t(labels[one]) }))}
        value={kind}
        onChange={(chosen) => {
          clearError();
          setKind(chosen);
        }}
      />
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== undefined) void find(wanted);
        }}
      >
        {kind === 'email' && <EmailBox form={form} label={t('send.emailOf')} isNew />}
        {kind === 'phone' && <PhoneBox form={form} label={t('send.phoneOf')} />}
        {kind === 'uid' && (
          <TextField
            label={t('send.idOf')}
            value={id}
            onChange={setId}
            inputMode="numeric"
            autoComplete="off"
            placeholder="12345678"
            end={
              <IconButton
                label={t('send.scan')}
                icon={<ScanLine aria-hidden strokeWidth={1.75} />}
                onClick={() => setIsScanning(true)}
              />
            }
          />
        )}
        {error !== undefined && (
          <p role="alert" className="text-13 text-danger">
            {troubleText(error)}
          </p>
        )}
        <Button type="submit" look="soft" isWide isBusy={isBusy} isDisabled={wanted === undefined}>
          {t('send.find')}
        </Button>
      </form>
      <RecentRecipients
        onChoose={({ recipient: token, name, avatar, expiresAtMs }) =>
          onChange({ token, name, avatar, named: t('send.sentBefore'), expiresAtMs })
        }
      />
      <ScanSheet
        isOpen={isScanning}
        onClose={() => setIsScanning(false)}
        onFound={(text) => {
          const found = uidFromCode(text);
          setId(found ?? text.slice(0, 64));
          if (found !== undefined) void find({ kind: 'uid', to: found });
        }}
      />
    </section>
  );
}

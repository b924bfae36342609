import { type FactorRow, factorChangeSubject, removePasskey, renamePasskey } from '@candor/api';
import { dateText } from '@candor/kit';
import { TextField } from '@candor/kit/view';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { LastUsed } from '../LastUsed.tsx';
import { usePasswordGuarded } from '../use-password-guarded.tsx';
import { useSafetyChanged } from '../use-safety.ts';

/** One passkey: where it is kept, when it was used, another name, and its end. */
export function PasskeyCard({ passkey }: { readonly passkey: FactorRow }) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const [isRenaming, setIsRenaming] = useState(false);
  const removal = usePasswordGuarded(removePasskey, {
    action: 'factor_change',
    isAsked: true,
    title: t('safety.passkeys.removeTitle', { name: passkey.name }),
    text: t('safety.passkeys.removeText'),
    confirmText: t('safety.passkeys.remove'),
    isDestructive: true,
    isHolding: true,
    onDone: () => {
      changed();
      toast('success', t('safety.passkeys.removed'));
    },
  });
  return (
    <Card className="p-4">
      <div className="flex items-start gap-3">
        <Fingerprint aria-hidden className="mt-0.5 size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-15 font-semibold">{passkey.name}</h2>
          <p className="mt-0.5 text-12 text-fg-3">
            {t('safety.passkeys.addedOn', { date: dateText(passkey.addedAtMs) })}
          </p>
          <p className="text-12 text-fg-3">
            <LastUsed atMs={passkey.usedAtMs} />
          </p>
          {passkey.isBackedUp !== undefined && (
            <p className="text-12 text-fg-3">
              {t(passkey.isBackedUp ? 'safety.passkeys.backedUp' : 'safety.passkeys.oneDevice')}
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button look="soft" size="small" onClick={() => setIsRenaming(true)}>
          {t('safety.passkeys.rename')}
        </Button>
        <Button
          look="danger"
          size="small"
          isBusy={removal.isBusy}
          onClick={() =>
            removal.ask({ passkeyId: passkey.factorId }, factorChangeSubject('remove_passkey', passkey.factorId))
          }
        >
          {t('safety.passkeys.remove')}
        </Button>
      </div>
      <Rename passkey={passkey} isOpen={isRenaming} onClose={() => setIsRenaming(false)} />
      {removal.sheets}
    </Card>
  );
}

interface RenameProps {
  readonly passkey: FactorRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Rename({ passkey, isOpen, onClose }: RenameProps) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const [name, setName] = useState(passkey.name);
  const rename = useCommand(renamePasskey, {
    onDone: () => {
      onClose();
      changed();
      toast('success', t('safety.passkeys.renamed'));
    },
  });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('safety.passkeys.rename')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void rename.run({ passkeyId: passkey.factorId, name: name.trim() });
        }}
      >
        <TextField
          label={t('safety.passkeys.name')}
          value={name}
          onChange={setName}
          maxLength={32}
          autoComplete="off"
        />
        <Button
          type="submit"
          isWide
          isBusy={rename.isBusy}
          isDisabled={name.trim() === ''}
          reason={t('safety.passkeys.nameMissing')}
        >
          {t('safety.passkeys.rename')}
        </Button>
      </form>
    </Sheet>
  );
}

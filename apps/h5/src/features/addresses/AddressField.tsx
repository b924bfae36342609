import type { RailRow } from '@candor/api';
import { Field, fieldAria, IconButton } from '@candor/kit/view';
import { BookUser, ClipboardPaste, ScanLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { ScanSheet } from '#ui/scan/ScanSheet.tsx';
import { toast } from '#ui/Toast.tsx';

interface AddressFieldProps {
  readonly label: string;
  readonly rail: RailRow;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  /** The field was left: its fault may be shown now. */
  readonly onLeave: () => void;
  /** Pasted or scanned: perhaps a payment link. */
  readonly onCode: (text: string) => void;
  /** Absent where addresses are booked and not chosen. */
  readonly onBook?: () => void;
}

/** An address in two lines, typed, pasted, scanned or taken from the book. */
export function AddressField({ label, rail, value, error, onType, onLeave, onCode, onBook }: AddressFieldProps) {
  const t = useMessages();
  const id = useId();
  const [isScanning, setIsScanning] = useState(false);
  async function paste(): Promise<void> {
    try {
      onCode(await navigator.clipboard.readText());
    } catch {
      // Refused, or a page without https.
      toast('info', t('withdraw.pasteRefused'));
    }
  }
  return (
    <Field id={id} label={label} error={error}>
      <div className="rounded-control bg-inset inset-ring inset-ring-line-field px-3 pt-2.5 pb-2 outline-2 outline-transparent has-[[aria-invalid=true]]:outline-danger has-[textarea:focus-visible]:outline-accent">
        <textarea
          {...fieldAria(id, error, undefined)}
          rows={2}
          value={value}
          onChange={(event) => onType(event.target.value.replaceAll('\n', ''))}
          onBlur={onLeave}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            // A link is pasted as the address in it; any other text at the cursor.
            if (!/^[a-z]+:/i.test(text.trim())) return;
            event.preventDefault();
            onCode(text);
          }}
          placeholder={t('withdraw.addressOf', { network: rail.network })}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={128}
          className="block w-full resize-none bg-transparent text-16 leading-[1.375rem] break-all outline-none placeholder:text-fg-3"
        />
        <div className="mt-1 flex justify-end gap-6 pr-0.5 text-fg-2">
          <IconButton
            label={t('withdraw.paste')}
            size={20}
            icon={<ClipboardPaste aria-hidden strokeWidth={1.75} />}
            onClick={() => void paste()}
          />
          <IconButton
            label={t('addresses.scan')}
            size={20}
            icon={<ScanLine aria-hidden strokeWidth={1.75} />}
            onClick={() => setIsScanning(true)}
          />
          {onBook !== undefined && (
            <IconButton
              label={t('withdraw.book')}
              size={20}
              icon={<BookUser aria-hidden strokeWidth={1.75} />}
              onClick={onBook}
            />
          )}
        </div>
      </div>
      <ScanSheet isOpen={isScanning} onClose={() => setIsScanning(false)} onFound={onCode} />
    </Field>
  );
}

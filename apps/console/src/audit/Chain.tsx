import { verifyAudit } from '@candor/api';
import { Button, fieldControl, Tag } from '@candor/kit/view';
import { type FormEvent, useState } from 'react';
import { formText } from '../lib/form-text.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useOnce } from '../lib/use-call.ts';
import { Loaded } from '../ui/Loaded.tsx';

/** The walk over the chain of the record, and whether it has a hash that somebody kept. */
export function Chain() {
  const t = useMessages();
  const [hash, setHash] = useState('');
  const walked = useOnce(verifyAudit, hash === '' ? {} : { hash });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setHash(formText(event.currentTarget, 'hash').toLowerCase());
  }
  return (
    <div className="flex flex-col gap-4 text-13">
      <Loaded from={walked}>
        {({ entries, lastHash, findings, hasHash }) => (
          <>
            <p className="flex items-center gap-2">
              <Tag look={findings.length === 0 ? 'good' : 'danger'}>
                {t(findings.length === 0 ? 'console.audit.whole' : 'console.audit.broken')}
              </Tag>
              {t('console.audit.entries', { count: entries })}
            </p>
            {findings.length > 0 && (
              <ul className="list-disc pl-5 text-danger">
                {findings.map((finding) => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            )}
            <div>
              <p className="text-fg-3">{t('console.audit.last')}</p>
              <p className="font-mono text-12 break-all">{lastHash}</p>
            </div>
            {hash !== '' && (
              <Tag look={hasHash ? 'good' : 'danger'}>
                {t(hasHash ? 'console.audit.hasHash' : 'console.audit.lacksHash')}
              </Tag>
            )}
          </>
        )}
      </Loaded>
      <form onSubmit={submit} className="flex items-end gap-2">
        <label className="flex min-w-0 flex-1 flex-col gap-1 text-12 text-fg-2">
          {t('console.audit.hash')}
          <input name="hash" autoComplete="off" className={`${fieldControl} h-8 font-mono`} />
        </label>
        <Button look="soft" type="submit">
          {t('console.audit.find')}
        </Button>
      </form>
    </div>
  );
}

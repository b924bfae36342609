import { noteExport } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

// The record of the call is the note.
export default serveOperator(noteExport, async () => done({}));

import type * as api from '@candor/api';
import type { CallSpec, TopicSpec } from '@candor/api';
import type { ServedTopic } from '../live/serve-topic.ts';
import type { ServedCall } from './serve.ts';

type Api = typeof api;

/** The names of the API's exports that are a `Kind`. */
type NamesOf<Kind> = { [Name in keyof Api]: Api[Name] extends Kind ? Name : never }[keyof Api];

/** A handler of each call of the API under its name: with one too few, too many or of another call it does not compile. */
export type EveryCall = { readonly [Name in NamesOf<CallSpec<any, any, any>>]: ServedCall<Api[Name]> };

/** The same of topics. */
export type EveryTopic = { readonly [Name in NamesOf<TopicSpec<any, any>>]: ServedTopic<Api[Name]> };

import { type ByteReader, type ByteWriter, listOf, present } from '@candor/kernel';
import { zero } from '@candor/money';
import type { AccountId, ProjectId, SubscriptionId } from '../../vocabulary.ts';
import { type Project, projectCodec, projectFrom, type Subscription } from './project.ts';
import type { ProjectTerms } from './views.ts';

/** Sales of new tokens that still owe something: a settlement, a release, a refund. What is done is forgotten. */
export class Ieo {
  /** Numbers of projects only go up, so that none is used again. */
  lastProjectId = 0;
  nextSubscriptionId = 1;
  readonly projects = new Map<ProjectId, Project>();

  /** A project that is known to be live. */
  project(projectId: ProjectId): Project {
    return present(this.projects.get(projectId), 'a live project is known');
  }

  inOrder(): Project[] {
    return [...this.projects.values()].sort((a, b) => a.terms.projectId - b.terms.projectId);
  }

  add(terms: ProjectTerms): Project {
    const { projectId } = terms;
    const project = projectFrom({
      version: 0,
      terms,
      state: 'warm_up',
      stepAtMs: 0,
      done: 0,
      rows: 0,
      subscribers: 0,
      wantedTotal: zero,
      allocatedTotal: zero,
      raised: zero,
      released: zero,
      line: undefined,
      listHash: new Uint8Array(),
      subscriptions: [],
    });
    this.projects.set(projectId, project);
    this.lastProjectId = Math.max(this.lastProjectId, projectId);
    return project;
  }

  /** The subscription of an account, begun if there is none. */
  subscription(project: Project, accountId: AccountId): Subscription {
    const known = project.byAccount.get(accountId);
    if (known !== undefined) return known;
    const begun: Subscription = {
      subscriptionId: this.nextSubscriptionId++ as SubscriptionId,
      accountId,
      wanted: zero,
      reserved: zero,
      allocated: zero,
      paid: zero,
      released: zero,
    };
    project.subscriptions.push(begun);
    project.byAccount.set(accountId, begun);
    project.subscribers += 1;
    return begun;
  }

  forget({ terms }: Project): void {
    this.projects.delete(terms.projectId);
  }

  write(writer: ByteWriter): void {
    writer.uint(this.lastProjectId);
    writer.uint(this.nextSubscriptionId);
    listOf(projectCodec).write(writer, this.inOrder());
  }

  read(reader: ByteReader): void {
    this.lastProjectId = reader.uint();
    this.nextSubscriptionId = reader.uint();
    for (const stored of listOf(projectCodec).read(reader)) {
      this.projects.set(stored.terms.projectId, projectFrom(stored));
    }
  }
}

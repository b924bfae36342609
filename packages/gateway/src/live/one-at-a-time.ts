/** Lets one message be made at a time: changes in between are in the next one. */
export class OneAtATime {
  #isBusy = false;

  run(work: () => Promise<void>, onError: (error: unknown) => void): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    work()
      .catch(onError)
      .finally(() => {
        this.#isBusy = false;
      });
  }
}

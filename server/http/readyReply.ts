/** A reply that was copied by its schema and made into text elsewhere. It is sent as it is. */
export class ReadyReply {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

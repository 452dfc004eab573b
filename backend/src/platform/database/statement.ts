/** A statement that PostgreSQL parses and plans once per connection, under this name. Each time without one. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

import type { DealCrm } from '#contract/crm.ts'

/** Which values go into which fields, and why others do not. */
export function SendingRows({ crm, rows }: { crm: string; rows: DealCrm['rows'] }) {
  if (rows.length === 0) return <p className="text-muted">No fields are filled: none are mapped.</p>
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">What goes into the fields of {crm}</caption>
      <thead>
        <tr className="border-b text-left text-muted text-xs">
          <th scope="col" className="w-2/5 py-1.5 pr-3 font-medium">
            Field in {crm}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            From the memo
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ memo, name, field, value, why }) => (
          <tr key={memo} className="border-b align-top last:border-b-0">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {field}
              {field !== name && <span className="block text-muted text-xs">{name}</span>}
            </th>
            <td className="break-words py-1.5">{value ?? <span className="text-muted">Left empty. {why}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

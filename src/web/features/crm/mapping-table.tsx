import { useId } from 'react'
import { type CrmField, type CrmMapped, type CrmMemoField, crmMemoFieldNames, crmMemoFields } from '#contract/crm.ts'
import { cn } from '#web/ui/cn.ts'
import { controlLook } from '#web/ui/input.tsx'

type MappingTableProps = {
  crm: string
  /** The list that was chosen; null for none. */
  list: string | null
  fields: readonly CrmField[]
  mapping: readonly CrmMapped[]
  disabled: boolean
  onMapping: (mapping: CrmMapped[]) => void
}

/** Which field of the CRM each of the memo’s fills. */
export function MappingTable({ crm, list, fields, mapping, disabled, onMapping }: MappingTableProps) {
  const id = useId()
  const choose = (memo: CrmMemoField, fieldId: string) => {
    const field = fields.find((one) => one.id === fieldId)
    const others = mapping.filter((one) => one.memo !== memo)
    onMapping(field ? [...others, { memo, field }] : others)
  }
  return (
    <div className="grid gap-1.5">
      <h3 id={id} className="font-medium text-sm">
        Fields
      </h3>
      <p className="text-muted text-xs">
        Only proved values and those that your team entered go into fields, and only where nothing was typed.
      </p>
      {fields.length === 0 ? (
        <p className="text-muted">{crm} shows no field that a memo can fill. The note has the values in any case.</p>
      ) : (
        <table aria-labelledby={id} className="w-full table-fixed border-collapse">
          <thead>
            <tr className="border-b text-left text-muted text-xs">
              <th scope="col" className="py-1.5 pr-3 font-medium">
                Memo
              </th>
              <th scope="col" className="py-1.5 font-medium">
                {crm}
              </th>
            </tr>
          </thead>
          <tbody>
            {crmMemoFields.map((memo) => (
              <tr key={memo} className="border-b last:border-b-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {crmMemoFieldNames[memo]}
                </th>
                <td className="py-1.5">
                  <FieldSelect
                    label={`${crmMemoFieldNames[memo]} fills`}
                    list={list}
                    fields={fields}
                    value={mapping.find((one) => one.memo === memo)?.field.id ?? ''}
                    taken={mapping.flatMap((one) => (one.memo === memo ? [] : [one.field.id]))}
                    disabled={disabled}
                    onField={(fieldId) => choose(memo, fieldId)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type FieldSelectProps = Pick<MappingTableProps, 'list' | 'fields' | 'disabled'> & {
  label: string
  value: string
  /** Fields that others fill. */
  taken: readonly string[]
  onField: (fieldId: string) => void
}

function FieldSelect({ label, list, fields, value, taken, disabled, onField }: FieldSelectProps) {
  const groups = [
    { name: list === null ? '' : `In the list ‘${list}’`, of: fields.filter(({ on }) => on === 'list') },
    { name: 'Of the company', of: fields.filter(({ on }) => on === 'company') },
  ]
  return (
    <select
      aria-label={label}
      className={cn(controlLook, 'h-9 px-2', value === '' && 'text-muted')}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onField(target.value)}
    >
      <option value="">Leave out</option>
      {groups.map(
        ({ name, of }) =>
          of.length > 0 && (
            <optgroup key={name} label={name}>
              {of.map((field) => (
                <option key={field.id} value={field.id} disabled={taken.includes(field.id)}>
                  {field.name}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  )
}

/** Words that say the same in prose about companies; each line is a group. Lemmas. */
const groups = `
because due reason since
programme program
centre center
fibre fiber
lose loss
cancel churn
signed agreement
last duration long
audited audit pass
again second
subscribe subscriber subscription
existing already exist
replace change
cto technical technology
maker make manufacturer
customer client buyer purchaser
user member
staff employee team people person worker workforce
recruit hire
pay payment
buy purchase
shop store
spend spending
buy acquire
firm company business organisation organization enterprise
startup company
software saas platform app application tool system
app application
arr recurring revenue year
mrr recurring revenue month
saas software subscription
hq headquarter base
build develop make create construct
make manufacture produce
use employ apply utilise utilize
help assist support aid
show display
quick fast rapid speed
cheap affordable
cost expense expensive
sale sell
revenue turnover income
investor backer
invest back
rival competitor compete competition
partner partnership
physician doctor
lawyer attorney legal
car vehicle automobile
house home
area region
city town
country nation
website site web
online internet web
phone mobile smartphone
payment pay
remove eliminate rid
reduce cut lower decrease
grow growth rise increase
rise increase climb
fall decline drop decrease
begin start
end finish
former ex previous previously formerly
previous earlier prior before past
train training teach
study research
research r&d
r&d development
engineer engineering
marketing promotion
go-to-market marketing sales
ai algorithm
data information
find discover locate identify
choose select pick
collect gather capture
combine join unite merge integrate
connect link
check verify
track monitor follow
automate automatic automatically
manual manually hand
instant immediate immediately
real-time live
nearly almost
approx roughly
whole entire
kid child
senior elder elderly
picture image photo
film video movie
document paper file
agreement contract
renewal renew
hour time
loan lend credit lender
farmer farm agriculture
school education
hospital clinic
medicine medical
power energy electricity
waste lose
miss lose
launch live
live launch release available
ceo lead
responsible lead charge
professor teach
graduate degree alumnus
mba degree
msc degree
bsc degree
phd doctor
advisor adviser advise
expert expertise specialist
cofounder founder
founder found
international worldwide
mid-market midmarket
subscription subscribe
license licence
fee charge price
price pricing cost charge
charge fee
commission fee
margin profit
burn spend
expand expansion
enter entry
open opening
patent patented
certify certification certified
pilot trial
loi intent
waitlist wait
preorder pre-order order
award prize
stop prevent
warn alert notify
tell inform
let allow enable permit
give provide offer
deliver supply
need require demand
want wish
try attempt
keep retain
own possess
worldwide world
depend base vary
sme small medium
student pupil
teacher professor
team group
yoy year
mom month
year per-year
round raise
seed round
cap valuation
postmoney post-money
premoney pre-money
safe instrument
money capital fund
turn convert become transform
convert conversion
become turn
fail failure
late delay
send deliver
receive get
trip travel journey
trip ride
hail call
cab taxi
driver drive
guide recommend
simple easy
safe secure security
fair
goal target aim
target aim
objective goal
task work
`
/** The words of each group. */
export const sameWordGroups: ReadonlyArray<readonly string[]> = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Regions in which the product groups places; the value without its prefix (`hq_`, `tm_`). 'other' is a place outside of all of them. */
export type Region = 'usa' | 'europe' | 'great_britain' | 'asia' | 'mena' | 'latin_america' | 'offshore' | 'other'
export type PlaceKind = 'country' | 'city' | 'state' | 'region' | 'demonym'

type Places = Partial<Record<PlaceKind, readonly string[]>>

/** Places by region. Names in English and in the language of the place; demonyms as decks use them for markets. */
export const places: Readonly<Record<Region, Places>> = {
  usa: {
    country: ['United States', 'United States of America', 'USA', 'U.S.A.', 'U.S.', 'US', 'Estados Unidos', 'États-Unis', 'Vereinigte Staaten'],
    region: ['North America', 'East Coast', 'West Coast', 'Midwest', 'Silicon Valley', 'Bay Area', 'New England'],
    demonym: ['American', 'Americans', 'North American', 'U.S. households', 'Californian'],
    state: ['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida', 'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire', 'New Jersey', 'New Mexico', 'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania', 'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia', 'Washington', 'West Virginia', 'Wisconsin', 'Wyoming'],
    city: ['New York', 'New York City', 'NYC', 'Manhattan', 'Brooklyn', 'San Francisco', 'SF', 'Los Angeles', 'Palo Alto', 'Mountain View', 'Menlo Park', 'Cupertino', 'San Jose', 'San Mateo', 'Redwood City', 'Sunnyvale', 'Santa Clara', 'Oakland', 'San Diego', 'Santa Monica', 'Irvine', 'Sacramento', 'Seattle', 'Bellevue', 'Redmond', 'Portland', 'Boston', 'Cambridge, MA', 'Chicago', 'Austin', 'Houston', 'Dallas', 'San Antonio', 'Miami', 'Tampa', 'Orlando', 'Atlanta', 'Denver', 'Boulder', 'Salt Lake City', 'Phoenix', 'Las Vegas', 'Philadelphia', 'Pittsburgh', 'Washington DC', 'Washington, D.C.', 'Detroit', 'Ann Arbor', 'Minneapolis', 'Nashville', 'Charlotte', 'Raleigh', 'Durham', 'Columbus', 'Cleveland', 'Cincinnati', 'Indianapolis', 'St. Louis', 'Kansas City', 'New Orleans', 'Baltimore', 'Wilmington', 'Jersey City', 'Honolulu'],
  },
  great_britain: {
    country: ['United Kingdom', 'UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Reino Unido', 'Royaume-Uni'],
    demonym: ['British', 'Scottish', 'English market'],
    city: ['London', 'Manchester', 'Edinburgh', 'Glasgow', 'Birmingham', 'Bristol', 'Leeds', 'Liverpool', 'Oxford', 'Cambridge', 'Cambridge, UK', 'Belfast', 'Cardiff', 'Brighton', 'Newcastle', 'Sheffield', 'Nottingham'],
  },
  europe: {
    country: ['Germany', 'France', 'Spain', 'Italy', 'Portugal', 'Netherlands', 'Belgium', 'Luxembourg', 'Switzerland', 'Austria', 'Ireland', 'Denmark', 'Sweden', 'Norway', 'Finland', 'Iceland', 'Estonia', 'Latvia', 'Lithuania', 'Poland', 'Czech Republic', 'Czechia', 'Slovakia', 'Hungary', 'Romania', 'Bulgaria', 'Greece', 'Croatia', 'Slovenia', 'Serbia', 'Ukraine', 'Moldova', 'Belarus', 'Cyprus', 'Malta', 'North Macedonia', 'Albania', 'Bosnia', 'Montenegro', 'Kosovo', 'Liechtenstein', 'Monaco', 'Andorra', 'Deutschland', 'España', 'Italia', 'Polska', 'Polsce', 'Österreich', 'Schweiz', 'Suisse', 'Alemania', 'Allemagne', 'Francia', 'Frankreich', 'Espagne', 'Spanien', 'Russia', 'Georgia (country)'],
    region: ['Europe', 'European Union', 'EU', 'DACH', 'Benelux', 'Nordics', 'Scandinavia', 'Baltics', 'Western Europe', 'Eastern Europe', 'Southern Europe', 'Central Europe', 'CEE', 'Europa', 'Iberia', 'Balkans'],
    demonym: ['European', 'German', 'French', 'Spanish market', 'Italian', 'Dutch', 'Swiss', 'Austrian', 'Irish', 'Nordic', 'Polish', 'polskich', 'polski', 'polska', 'polskie', 'deutschen', 'deutsche', 'français', 'italiano', 'españoles', 'Swedish', 'Danish', 'Finnish', 'Norwegian', 'Ukrainian', 'Romanian', 'Portuguese market', 'Greek', 'Hungarian', 'Czech', 'Lithuanian', 'Estonian', 'Latvian'],
    city: ['Berlin', 'Munich', 'München', 'Hamburg', 'Frankfurt', 'Cologne', 'Köln', 'Stuttgart', 'Düsseldorf', 'Leipzig', 'Dresden', 'Karlsruhe', 'Heidelberg', 'Paris', 'Lyon', 'Marseille', 'Toulouse', 'Bordeaux', 'Lille', 'Nantes', 'Nice, France', 'Madrid', 'Barcelona', 'Valencia', 'Sevilla', 'Seville', 'Málaga', 'Bilbao', 'Rome', 'Roma', 'Milan', 'Milano', 'Turin', 'Bologna', 'Lisbon', 'Lisboa', 'Porto', 'Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht', 'Eindhoven', 'Delft', 'Brussels', 'Antwerp', 'Ghent', 'Leuven', 'Zurich', 'Zürich', 'Geneva', 'Genève', 'Basel', 'Lausanne', 'Zug', 'Bern', 'Vienna', 'Wien', 'Graz', 'Dublin', 'Cork', 'Copenhagen', 'Stockholm', 'Gothenburg', 'Malmö', 'Oslo', 'Bergen', 'Helsinki', 'Espoo', 'Tampere', 'Tallinn', 'Tartu', 'Riga', 'Vilnius', 'Kaunas', 'Warsaw', 'Warszawa', 'Kraków', 'Krakow', 'Wrocław', 'Gdańsk', 'Poznań', 'Prague', 'Praha', 'Brno', 'Bratislava', 'Budapest', 'Bucharest', 'Cluj-Napoca', 'Sofia', 'Athens', 'Thessaloniki', 'Zagreb', 'Ljubljana', 'Belgrade', 'Kyiv', 'Kiev', 'Lviv', 'Nicosia', 'Limassol', 'Valletta', 'Reykjavik', 'Moscow', 'Saint Petersburg', 'Vaduz'],
  },
  asia: {
    country: ['China', 'Japan', 'South Korea', 'Korea', 'India', 'Indonesia', 'Singapore', 'Malaysia', 'Thailand', 'Vietnam', 'Philippines', 'Taiwan', 'Hong Kong', 'Bangladesh', 'Pakistan', 'Sri Lanka', 'Nepal', 'Myanmar', 'Cambodia', 'Laos', 'Mongolia', 'Kazakhstan', 'Uzbekistan', 'Kyrgyzstan', 'Azerbaijan', 'Armenia', '中国', '日本', '한국', '新加坡', '香港'],
    region: ['Asia', 'Southeast Asia', 'South East Asia', 'APAC', 'Asia Pacific', 'Asia-Pacific', 'South Asia', 'Central Asia', 'East Asia', 'ASEAN', '东南亚', '亚洲'],
    demonym: ['Asian', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Indonesian', 'Vietnamese', 'Thai', 'Filipino', 'Malaysian', 'Singaporean', 'Pakistani', '国内', '我国'],
    city: ['Beijing', 'Shanghai', 'Shenzhen', 'Guangzhou', 'Hangzhou', 'Chengdu', 'Nanjing', 'Wuhan', 'Tokyo', 'Osaka', 'Kyoto', 'Seoul', 'Busan', 'Mumbai', 'Delhi', 'New Delhi', 'Bangalore', 'Bengaluru', 'Hyderabad', 'Chennai', 'Pune', 'Kolkata', 'Gurgaon', 'Gurugram', 'Noida', 'Ahmedabad', 'Jaipur', 'Jakarta', 'Bali', 'Bandung', 'Kuala Lumpur', 'Penang', 'Bangkok', 'Ho Chi Minh City', 'Hanoi', 'Saigon', 'Manila', 'Cebu', 'Taipei', 'Dhaka', 'Karachi', 'Lahore', 'Islamabad', 'Colombo', 'Kathmandu', 'Almaty', 'Astana', 'Tashkent', 'Phnom Penh', 'Yangon', '北京', '上海', '深圳', '广州', '杭州', '成都', '南京', '武汉'],
  },
  mena: {
    country: ['United Arab Emirates', 'UAE', 'U.A.E.', 'Saudi Arabia', 'KSA', 'Qatar', 'Kuwait', 'Bahrain', 'Oman', 'Egypt', 'Morocco', 'Tunisia', 'Algeria', 'Libya', 'Israel', 'Jordan', 'Lebanon', 'Palestine', 'Iraq', 'Iran', 'Turkey', 'Türkiye', 'Yemen', 'Syria', 'Sudan', 'Maroc', 'Tunisie', 'Algérie', 'ایران', 'مصر', 'السعودية', 'الإمارات'],
    region: ['MENA', 'Middle East', 'GCC', 'North Africa', 'Gulf region', 'Maghreb', 'Levant', 'Oriente Medio'],
    demonym: ['Saudi', 'Emirati', 'Egyptian', 'Israeli', 'Moroccan', 'Iranian', 'Turkish', 'Arab world', 'Jordanian', 'Lebanese', 'Tunisian'],
    city: ['Dubai', 'Abu Dhabi', 'Sharjah', 'Riyadh', 'Jeddah', 'Doha', 'Kuwait City', 'Manama', 'Muscat', 'Cairo', 'Alexandria', 'Casablanca', 'Rabat', 'Marrakech', 'Tunis', 'Algiers', 'Tel Aviv', 'Tel-Aviv', 'Jerusalem', 'Haifa', 'Herzliya', 'Amman', 'Beirut', 'Baghdad', 'Erbil', 'Tehran', 'Istanbul', 'Ankara', 'Izmir', 'تهران'],
  },
  latin_america: {
    country: ['Mexico', 'México', 'Brazil', 'Brasil', 'Argentina', 'Chile', 'Colombia', 'Peru', 'Perú', 'Ecuador', 'Uruguay', 'Paraguay', 'Bolivia', 'Venezuela', 'Costa Rica', 'Panama', 'Panamá', 'Guatemala', 'Honduras', 'El Salvador', 'Nicaragua', 'Dominican Republic', 'República Dominicana', 'Puerto Rico', 'Cuba', 'Brésil', 'Brasilien'],
    region: ['Latin America', 'LATAM', 'South America', 'Central America', 'América Latina', 'Latinoamérica', 'Mercosur', 'Sudamérica', 'Caribbean'],
    demonym: ['Latin American', 'Mexican', 'Brazilian', 'Argentine', 'Argentinian', 'Chilean', 'Colombian', 'Peruvian', 'peruanas', 'peruanos', 'mexicanas', 'mexicanos', 'brasileiro', 'brasileiros', 'brasileira', 'argentinas', 'argentinos', 'latinoamericanas', 'colombianas', 'chilenas'],
    city: ['Mexico City', 'CDMX', 'Ciudad de México', 'Guadalajara', 'Monterrey', 'São Paulo', 'Sao Paulo', 'Rio de Janeiro', 'Belo Horizonte', 'Brasília', 'Curitiba', 'Porto Alegre', 'Recife', 'Buenos Aires', 'Córdoba, Argentina', 'Rosario', 'Mendoza', 'Santiago de Chile', 'Santiago, Chile', 'Bogotá', 'Bogota', 'Medellín', 'Medellin', 'Cali, Colombia', 'Lima', 'Arequipa', 'Quito', 'Guayaquil', 'Montevideo', 'Asunción', 'Asuncion', 'La Paz', 'Caracas', 'San José, Costa Rica', 'Panama City', 'Guatemala City', 'Santo Domingo'],
  },
  offshore: {
    country: ['Cayman Islands', 'British Virgin Islands', 'BVI', 'Bermuda', 'Bahamas', 'Seychelles', 'Belize', 'Isle of Man', 'Jersey, Channel Islands', 'Guernsey', 'Gibraltar', 'Marshall Islands', 'Barbados', 'Curaçao', 'Saint Kitts and Nevis', 'St. Vincent and the Grenadines', 'Vanuatu'],
    city: ['Road Town', 'George Town', 'Tortola'],
  },
  other: {
    country: ['Canada', 'Australia', 'New Zealand', 'Nigeria', 'Kenya', 'South Africa', 'Ghana', 'Uganda', 'Tanzania', 'Rwanda', 'Ethiopia', 'Senegal', 'Ivory Coast', "Côte d'Ivoire", 'Cameroon', 'Zambia', 'Zimbabwe', 'Botswana', 'Namibia', 'Mozambique', 'Angola', 'Madagascar', 'Mauritius', 'Malawi', 'Mali', 'Benin', 'Togo'],
    region: ['Africa', 'Sub-Saharan Africa', 'East Africa', 'West Africa', 'Oceania', 'Southern Africa'],
    demonym: ['African', 'Canadian', 'Australian', 'Nigerian', 'Kenyan', 'South African', 'Ghanaian'],
    city: ['Toronto', 'Vancouver', 'Montreal', 'Montréal', 'Ottawa', 'Calgary', 'Waterloo, Ontario', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Auckland', 'Wellington', 'Lagos', 'Abuja', 'Nairobi', 'Mombasa', 'Johannesburg', 'Cape Town', 'Accra', 'Kampala', 'Dar es Salaam', 'Kigali', 'Addis Ababa', 'Dakar', 'Abidjan', 'Antananarivo'],
  },
}

/** US state codes as they stand after a town: 'Portland, OR'. */
export const usStateCodes: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(' '),
)
